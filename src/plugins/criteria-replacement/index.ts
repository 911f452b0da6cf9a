import type { CollectionConfig, Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { replaceCriterion } from './collections/replaceCriterion'

/** Plugin that lets staff remove an offer criterion in use, which another criterion replaces. */
export const criteriaReplacement =
  () =>
  (config: Config): Config =>
    changeCollections(config, { 'offer-criteria': addCriterionReplacement })

const removeCriterionMenuItem =
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
        edit: { ...components?.edit, editMenuItems: [removeCriterionMenuItem] },
      },
    },
    // The hook runs before the core, which refuses to delete a criterion in use.
    hooks: { ...hooks, beforeDelete: [replaceCriterion, ...(hooks?.beforeDelete ?? [])] },
  }
}
