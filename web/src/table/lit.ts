/** Squares to look at: those that somebody has just marked. */
export interface Lit {
  seat: number;
  slot: number;
  squares: number;
}
