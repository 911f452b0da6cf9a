import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { findCare } from '@/src/queries/care/findCare'

/** Asked once, however many parts of a page tell of it. */
export const careFor = cache((req: PayloadRequest) => findCare(req, new Date()))
