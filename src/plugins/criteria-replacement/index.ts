import type { CollectionConfig, Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { replaceCriterionInOffers } from './collections/replaceCriterionInOffers'

/** Plugin that lets staff remove an offer criterion in use, which another criterion replaces. */
export const criteriaReplacement =
  () =>
  (config: Config): Config =>
    changeCollections(config, { 'offer-criteria': addCriterionReplacement })

const removeCriterionMenuItemPath =
  '/src/plugins/criteria-replacement/admin/RemoveCriterion#RemoveCriterion'

function addCriterionReplacement({
  admin,
  hooks,
  ...criteria
}: CollectionConfig): CollectionConfig {
  const { components } = admin ?? {}
  return {
    ...criteria,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...components?.edit, editMenuItems: [removeCriterionMenuItemPath] },
      },
    },
    // The hook runs before the core, which refuses to delete a criterion in use.
    hooks: { ...hooks, beforeDelete: [replaceCriterionInOffers, ...(hooks?.beforeDelete ?? [])] },
  }
}
