import type { TypedUser } from 'payload'

/** For whom a page is read: visitors see what is published, staff who preview see their drafts. */
export type Reader = { draft: boolean; overrideAccess: false; user?: TypedUser }

// No user passed: staff browsing the site must see what visitors see.
export const visitor: Reader = { draft: false, overrideAccess: false }

export const previewer = (user: TypedUser): Reader => ({ draft: true, overrideAccess: false, user })
