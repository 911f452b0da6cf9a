import type { OfferPluginSection } from '@/src/app/offerPluginSection'
import { recruitmentSteps } from './recruitment-process/routes/(site)/RecruitmentSteps'

/** The sections of plugins on the page of an offer and after sending an application. */
export const offerSections: readonly OfferPluginSection[] = [recruitmentSteps]
