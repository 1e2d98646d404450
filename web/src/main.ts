import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followLinks } from './route.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
followLinks();
