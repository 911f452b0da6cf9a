import type { TaskConfig } from 'payload'
import { z } from 'zod'
import { discardFiles as discard } from '@/src/commands/retention/discardFiles'
import { ANNOUNCEMENT_RETRIES } from './retries'

const Files = z.array(z.number())

/** Removes files whose applications are gone, also once the store answers again. */
export const discardFiles: TaskConfig<{ input: { files: unknown }; output: object }> = {
  slug: 'discardFiles',
  inputSchema: [{ name: 'files', type: 'json', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    await discard(payload, Files.parse(input.files))
    return { output: {} }
  },
}
