import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { findContentProblems } from '@/src/plugins/content-care/queries/findContentProblems'

/** Content problems, queried once per request and cached for all components of the page. */
export const findCachedContentProblems = cache((req: PayloadRequest) =>
  findContentProblems(req, new Date()),
)
