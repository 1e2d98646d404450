import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import ShareLink from '../src/room/ShareLink.svelte';

const props = { link: 'https://isle.example/game/g#join=k', label: 'Invitation', words: 'Come!' };

afterEach(() => vi.unstubAllGlobals());

describe('a link to send', () => {
  it('is handed to whatever the device shares with', () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share });
    render(ShareLink, { ...props, name: 'invite' });

    screen.getByTestId('invite-share').click();

    expect(share).toHaveBeenCalledWith({ title: 'Silver & Gold', text: 'Come!', url: props.link });
  });

  it('is sent with a picture where the device can', () => {
    const share = vi.fn(() => Promise.resolve());
    const picture = new File(['x'], 'table.png', { type: 'image/png' });
    for (const can of [true, false]) {
      vi.stubGlobal('navigator', { share, canShare: () => can });
      const { unmount } = render(ShareLink, { ...props, name: 'replay', picture });
      screen.getByTestId('replay-share').click();
      unmount();
    }

    const plain = { title: 'Silver & Gold', text: 'Come!', url: props.link };
    expect(share.mock.calls).toEqual([[{ ...plain, files: [picture] }], [plain]]);
  });

  it('has no such button where there is nothing to share with', () => {
    vi.stubGlobal('navigator', {});
    render(ShareLink, { ...props, name: 'invite' });

    expect(screen.queryByTestId('invite-share')).toBeNull();
  });

  it('is copied from its field where a page has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    const execCommand = vi.fn(() => true);
    Object.assign(document, { execCommand });
    render(ShareLink, { ...props, name: 'invite' });

    screen.getByTestId('invite-copy').click();

    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(execCommand).toHaveBeenCalledWith('copy');
    const field = screen.getByTestId<HTMLInputElement>('invite-link');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, props.link.length]);
  });
});
