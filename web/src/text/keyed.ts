import { t } from './fluent.svelte';

/** The title of a button that a key presses, too; those who listen hear its name and then only the key. */
export function keyed(label: string, key: string): { title: string; 'aria-description': string } {
  return { title: t('key-hint', { label, key }), 'aria-description': key };
}
