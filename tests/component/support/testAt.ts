import { test } from 'vitest'

const PHONE_WIDTH_PX = 390

/** A test at each width; `%i` in its title is the width. `npm test` runs it on a phone, `npm run test:all` at each. */
export const testAt =
  (widths: number[]) => (title: string, run: (width: number) => Promise<void>) => {
    for (const width of widths) {
      const tags = width === PHONE_WIDTH_PX ? [] : ['slow']
      test(title.replace('%i', String(width)), { tags }, () => run(width))
    }
  }
