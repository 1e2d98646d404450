import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    // The files leave nothing behind that harms another, and so take a third of the time.
    isolate: false,
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/words.ts'],
  },
});
