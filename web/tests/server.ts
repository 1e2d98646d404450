import { vi } from 'vitest';

const NOT_STORED = { key: 'refusal-not-stored', arguments: {} };

/** What was asked of the server, as path and body. */
export type Asked = [path: string, body: unknown];

/** Let a server answer that knows these paths; a number is a refusal with that status. */
export function answering(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  const fetch = vi.fn((path: string, { body }: RequestInit = {}) => {
    asked.push([path, typeof body === 'string' && body ? JSON.parse(body) : undefined]);
    const answer = answers[path] ?? 404;
    return Promise.resolve(
      typeof answer === 'number'
        ? Response.json({ why: `refused ${answer}`, said: NOT_STORED }, { status: answer })
        : Response.json(answer),
    );
  });
  vi.stubGlobal('fetch', fetch);
  return asked;
}
