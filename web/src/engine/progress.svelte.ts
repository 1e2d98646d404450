/** How far the engine is: not needed yet, on its way, ready, or not to be had. */
export type EngineState = 'asleep' | 'loading' | 'ready' | 'failed';

/** How far the engine is, and how much of it has come, of 1. */
export const progress = $state<{ state: EngineState; share: number }>({
  state: 'asleep',
  share: 0,
});
