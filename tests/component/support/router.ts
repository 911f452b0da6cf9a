import { vi } from 'vitest'

/** Next's router with recorded calls: a component alone has no pages to go to. */
export const router = {
  back: vi.fn(),
  forward: vi.fn(),
  prefetch: vi.fn(),
  push: vi.fn(),
  refresh: vi.fn(),
  replace: vi.fn(),
}
