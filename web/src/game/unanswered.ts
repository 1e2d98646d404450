import type {
  AtSeat,
  ClientMessage,
  Done,
  Pencil,
  Pencilled,
  Remark,
  Say,
  ServerMessage,
  UndoDone,
  View,
} from '../protocol';

/** What was said and not answered yet, the oldest first; a newer word on the same replaces it. */
export class Unanswered {
  private readonly said = new Map<string, ClientMessage>();

  get all(): ClientMessage[] {
    return [...this.said.values()];
  }

  /** Whether an action is among it. */
  get action(): boolean {
    return this.all.some(({ type }) => type === 'pencil' || type === 'done');
  }

  /** Remember a message that asks for an answer. */
  add(message: ClientMessage): void {
    const subject = about(message);
    this.said.delete(subject);
    this.said.set(subject, message);
  }

  /** Forget what this answers. */
  hear(message: ServerMessage): void {
    for (const [subject, said] of this.said) if (answers(message, said)) this.said.delete(subject);
  }

  /** What a refusal is about: the server answers in order, so it is the oldest. */
  refused(): ClientMessage | undefined {
    return this.all[0];
  }

  /** Forget a message that was refused for good. */
  drop(message: ClientMessage | undefined): void {
    if (message) this.said.delete(about(message));
  }
}

function about(message: ClientMessage): string {
  switch (message.type) {
    case 'pencil':
    case 'done':
    case 'undo_done':
      return `action ${message.seat}`;
    case 'hand_over':
    case 'fill':
    case 'free':
      return `who plays ${message.of}`;
    case 'take_back':
      return `who plays ${message.seat}`;
    default:
      return `${message.type} ${message.seat}`;
  }
}

/** Whether this shows that the server has what was said. */
export function answers(message: ServerMessage, said: ClientMessage): boolean {
  switch (message.type) {
    case 'view':
      return viewAnswers(message, said);
    case 'pencilled':
      return isAction(said) && actionAnswers(message, said);
    case 'room':
      if (said.type === 'commit') return message.committed.includes(said.seat);
      if (said.type === 'call') return message.called;
      if (said.type === 'fill') return message.seats[said.of]?.name !== null;
      return said.type === 'free' && message.seats[said.of]?.name === null;
    case 'presence':
      return isHandedOver(message.seats, said);
    case 'remarks':
      return said.type === 'say' && message.remarks.some((remark) => isSaid(remark, said));
    case 'waiting':
    case 'refused':
      return false;
  }
}

function viewAnswers(view: View, said: ClientMessage): boolean {
  if (isAction(said)) return actionAnswers(view, said);
  switch (said.type) {
    case 'give_up':
      return view.abandoned || view.gave_up.includes(said.seat);
    case 'say':
      return false;
    case 'hand_over':
      return isHandedOver(view.seats, said);
    case 'take_back':
      return view.seats[said.seat]?.stand_in === null && !view.gave_up.includes(said.seat);
    default:
      return true; // what is said before the game is settled once it has begun
  }
}

/** Whether this is about the next action of a seat. */
export function isAction(said: ClientMessage): said is Pencil | Done | UndoDone {
  return said.type === 'pencil' || said.type === 'done' || said.type === 'undo_done';
}

function actionAnswers(shown: View | Pencilled, said: Pencil | Done | UndoDone): boolean {
  if (shown.seat !== said.seat) return false;
  if (shown.number > said.number) return true;
  return said.type === 'pencil' && String(shown.pencil) === String(said.moves);
}

function isHandedOver(seats: readonly AtSeat[], said: ClientMessage): boolean {
  return said.type === 'hand_over' && seats[said.of]?.stand_in !== null;
}

/** Characters that are not letters or digits, and invisible letters: the server turns them into spaces. */
const UNSEEN = /[^\p{L}\p{N}]|[\u115F\u1160\u3164\uFFA0]/gu;

/** Whether a remark is what was said; the server may have tidied up spaces and signs. */
export function isSaid(remark: Remark, said: Say): boolean {
  return (
    remark.seat === said.seat &&
    remark.number === said.number &&
    remark.reaction === (said.reaction ?? null) &&
    letters(remark.text) === letters(said.text ?? '')
  );
}

function letters(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '');
}
