import type { Payload } from 'payload'
import { cache } from 'react'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { visitorReader } from '@/src/queries/contentReader'
import { findBrandIdentity, findCompanyDetails } from '@/src/queries/websiteSettings'

/** The company, queried once per request and cached for all components of the page. */
export const cachedCompany = cache((payload: Payload) =>
  findCompanyDetails(payload, visitorReader(SOURCE_LANGUAGE)),
)

/** Colours, logo and icon of the company, cached in the same way. */
export const cachedIdentity = cache(findBrandIdentity)
