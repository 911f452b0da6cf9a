import type { Where } from 'payload'

export const OUTSIDE_TRASH: Where = { deletedAt: { exists: false } }
