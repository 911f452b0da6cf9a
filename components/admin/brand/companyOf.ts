import { cache } from 'react'
import { findCompany } from '@/src/queries/findCompany'

/** The company, asked for once however often a page of the admin names it. */
export const companyOf = cache(findCompany)
