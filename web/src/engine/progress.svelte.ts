import { t } from '../text/fluent.svelte';

/** How far the engine is: not needed yet, on its way, ready, or not to be had. */
export type EngineState = 'asleep' | 'loading' | 'ready' | 'failed';

/** How far the engine is, how much of it has come, of 1, and why it failed. */
export const progress = $state<{ state: EngineState; share: number; why: string }>({
  state: 'asleep',
  share: 0,
  why: '',
});

/** What to tell somebody whose engine failed: it did not come, or it came and does not run. */
export function tellFailure(): string {
  return progress.share < 1 ? t('engine-failed') : t('engine-broken', { why: progress.why });
}
