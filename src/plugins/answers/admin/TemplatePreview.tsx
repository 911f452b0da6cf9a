import type { UIFieldServerProps } from 'payload'
import { renderedByServer } from '@/components/admin/document/renderedByServer'
import { inEachLanguage } from '@/src/domain/languages/siteLocale'
import {
  findAddressees,
  findApplicationsToPreview,
  findSignature,
} from '@/src/plugins/answers/queries/findAnswering'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'
import { PreviewedTemplate } from './PreviewedTemplate'

/** Preview of a reply template with the values of real applications, in the language that is being edited. */
export const TemplatePreview = renderedByServer(async ({ req }: UIFieldServerProps) => {
  if (!req.user) return null
  const [ids, signature] = await Promise.all([findApplicationsToPreview(req), findSignature(req)])
  const addressees = await findAddressees(req, ids)
  const applications = addressees.map(({ id, jobTitle, name, offerTitle }) => ({
    ...{ id, label: `${name}, ${jobTitle}` },
    values: inEachLanguage((language) =>
      placeholderValues({ ...signature, candidateName: name, jobTitle, language, offerTitle }),
    ),
  }))
  return <PreviewedTemplate applications={applications} />
})
