import type { SanitizedConfig } from 'payload'
import { makeSortsStable } from './makeSortsStable'
import { removeVersionEndpoints } from './removeVersionEndpoints'
import { restrictPayloadCollections } from './restrictPayloadCollections'
import { validateFilters } from './validateFilters'
import { validateReorderRequests } from './validateReorderRequests'
import { validateSorts } from './validateSorts'

/**
 * Restricts what Payload adds to the configuration (its collections, version and reorder
 * endpoints), and checks the filters and sorts of all collections.
 */
export const hardenPayloadConfig = (config: Promise<SanitizedConfig>): Promise<SanitizedConfig> =>
  config
    .then(restrictPayloadCollections)
    .then(removeVersionEndpoints)
    .then(validateReorderRequests)
    .then(validateSorts)
    .then(validateFilters)
    .then(makeSortsStable)
