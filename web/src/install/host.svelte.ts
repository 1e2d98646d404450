let away = $state(false);

/** Whether the host did not answer when it was asked last. */
export function isAway(): boolean {
  return away;
}

/** The host has answered, or has not. */
export function noteAnswer(answered: boolean): void {
  away = !answered;
}
