import { cache } from 'react'
import { findCompany } from '@/src/queries/findCompany'
import { findIdentity } from '@/src/queries/findIdentity'

/** The company, asked for once however often a page of the admin names it. */
export const companyOf = cache(findCompany)

/** Its colours, logo and icon, likewise. */
export const identityOf = cache(findIdentity)
