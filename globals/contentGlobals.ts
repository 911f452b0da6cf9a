import type { GlobalConfig } from 'payload'
import { AdnHub } from './AdnHub'
import { HomePage } from './HomePage'
import { JobListPage } from './JobListPage'
import { LegalNotice } from './LegalNotice'

/** The single pages, in the order of the admin's menu. */
export const contentGlobals: GlobalConfig[] = [HomePage, AdnHub, JobListPage, LegalNotice]
