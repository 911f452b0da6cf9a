import type { Payload } from 'payload'
import { cache } from 'react'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import { findBrandIdentity, findCompanyDetails } from '@/src/queries/websiteSettings'

/** The company, queried once per request for all components of the page. */
export const findCompanyDetailsOnce = cache((payload: Payload) =>
  findCompanyDetails(payload, createVisitorReadOptions(SOURCE_LANGUAGE)),
)

/** Colours, logo and icon of the company, queried once per request. */
export const findBrandIdentityOnce = cache(findBrandIdentity)
