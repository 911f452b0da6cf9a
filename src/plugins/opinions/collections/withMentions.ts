import type { CollectionConfig } from 'payload'
import { createMentions } from './createMentions'

/** Notes that ask the mentioned colleagues for an opinion once they are stored. */
export const withMentions = ({ hooks, ...notes }: CollectionConfig): CollectionConfig => ({
  ...notes,
  hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), createMentions] },
})
