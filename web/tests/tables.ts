import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi } from 'vitest';

import type { View } from '../src/protocol';
import Table from '../src/screens/Table.svelte';
import { FakeWire } from './wire';

/** Lay a table on the page, with what is shown first; the server's end of its line. */
export async function laid(first?: View): Promise<FakeWire> {
  const wire = new FakeWire();
  vi.stubGlobal('WebSocket', function connect() {
    return wire;
  });
  render(Table, { game: 'g' });
  wire.open();
  if (first) wire.tell(first);
  await tick();
  return wire;
}
