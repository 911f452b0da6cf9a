import { listField, localizedText, localizedTextarea } from '@/collections/fields/contentFields'
import { createPublicSettingsGlobal } from '@/globals/createPublicSettingsGlobal'
import { MAX_RECRUITMENT_STEPS } from '../rules/recruitmentSteps'
import { recruitmentProcessText as text } from '../words/admin'

/** The steps of the recruitment, unless an offer has its own. */
export const RecruitmentProcess = createPublicSettingsGlobal({
  slug: 'recruitment-process',
  text,
  fields: [
    {
      ...listField(
        'steps',
        text.steps,
        [
          localizedText('title', text.title, { required: true }),
          localizedText('duration', text.duration, { required: true }),
          localizedTextarea('description', text.stepDescription),
        ],
        { required: false },
      ),
      // This name is short, because PostgreSQL limits the names of the version tables.
      dbName: 'recruitment_steps',
      maxRows: MAX_RECRUITMENT_STEPS,
    },
  ],
})
