import { SimulatedClock } from 'xstate';

/** XState's simulated clock, extended with the time of the next timer, so that a walk can fire exactly that one. */
export class FlowClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(run: () => void, ms: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, ms);
    this.#due.set(id, this.now() + ms);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Ms until each running timer fires, soonest first. */
  remaining(): number[] {
    return [...this.#due.values()].map((due) => due - this.now()).sort((a, b) => a - b);
  }

  /** Advances the clock. Timers fire one after the other, each at its own time. */
  advance(ms: number): void {
    const end = this.now() + ms;
    for (
      let next = this.remaining()[0];
      next !== undefined && this.now() + next <= end;
      next = this.remaining()[0]
    ) {
      this.set(this.now() + next);
    }
    this.set(end);
  }
}
