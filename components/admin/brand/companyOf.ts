import type { Payload } from 'payload'
import { cache } from 'react'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { findCompany } from '@/src/queries/findCompany'
import { findIdentity } from '@/src/queries/findIdentity'
import { visitor } from '@/src/queries/reader'

/** The company, asked for once however often a page of the admin names it. */
export const companyOf = cache((payload: Payload) => findCompany(payload, visitor(SOURCE_LANGUAGE)))

/** Its colours, logo and icon, likewise. */
export const identityOf = cache(findIdentity)
