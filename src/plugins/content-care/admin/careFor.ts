import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { findCare } from '@/src/plugins/content-care/queries/findCare'

/** Content problems, queried once per request and cached for all components of the page. */
export const cachedCare = cache((req: PayloadRequest) => findCare(req, new Date()))
