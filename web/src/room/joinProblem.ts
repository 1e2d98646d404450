import { ProblemError, tellProblem } from '../api';
import { t } from '../text/fluent.svelte';

/** Why one cannot come to a table, in words; `again` if trying again may help. */
export interface JoinProblem {
  text: string;
  again: boolean;
}

/** What an answer of the server means to somebody who comes with a link. */
export function joinProblem(error: unknown): JoinProblem {
  switch (error instanceof ProblemError && error.status) {
    case 400:
    case 404:
      return { text: t('table-gone'), again: false };
    case 409:
      return { text: t('damaged-game'), again: false };
    default:
      return { text: tellProblem(error), again: true };
  }
}
