import { speak } from '../src/text/fluent.svelte';

await speak('en');
