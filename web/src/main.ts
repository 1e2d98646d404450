import './fonts/fonts.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { prepareToInstall } from './install/install.svelte';
import { followLinks } from './route.svelte';
import { settings } from './settings.svelte';
import { untilDone, watchPage } from './settled';
import { speak } from './text/fluent.svelte';

async function start(target: HTMLElement): Promise<void> {
  await speak(settings.language).catch(() => speak('en'));
  mount(App, { target });
  followLinks();
  prepareToInstall();
}

const target = document.getElementById('app');
if (target) {
  watchPage();
  void untilDone(start(target));
}
