import type { SanitizedConfig } from 'payload'
import { makeSortsStable } from './makeSortsStable'
import { removeVersionEndpoints } from './removeVersionEndpoints'
import { restrictPayloadCollections } from './restrictPayloadCollections'
import { validateFilters } from './validateFilters'
import { validateReorderRequests } from './validateReorderRequests'
import { validateSorts } from './validateSorts'

/** Applies our limits to the parts that Payload itself adds to the configuration. */
export const hardenPayloadConfig = (config: Promise<SanitizedConfig>): Promise<SanitizedConfig> =>
  config
    .then(restrictPayloadCollections)
    .then(removeVersionEndpoints)
    .then(validateReorderRequests)
    .then(validateSorts)
    .then(validateFilters)
    .then(makeSortsStable)
