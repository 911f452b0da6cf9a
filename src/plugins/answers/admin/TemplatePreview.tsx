import type { UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { createRecordByLanguage } from '@/src/domain/languages/siteLocale'
import {
  findPreviewApplicationIds,
  findReplyRecipients,
  findReplySignature,
} from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'
import { ReplyTemplatePreviewPanel } from './ReplyTemplatePreviewPanel'
import { readProposableOffers } from './readProposableOffers'

/** Preview of a reply template with the values of real applications, in the language that is being edited. */
export const TemplatePreview = wrapServerFormPart(async ({ req }: UIFieldServerProps) => {
  if (!req.user) return null
  const [ids, signature, [exampleOffer = null]] = await Promise.all([
    findPreviewApplicationIds(req),
    findReplySignature(req),
    readProposableOffers(req.payload, 1),
  ])
  const addressees = await findReplyRecipients(req, ids)
  const applications = addressees.map(({ id, jobTitle, name, offerTitle }) => ({
    ...{ id, label: `${name}, ${jobTitle}` },
    values: createRecordByLanguage((language) =>
      placeholderValues({ ...signature, candidateName: name, jobTitle, language, offerTitle }),
    ),
  }))
  return <ReplyTemplatePreviewPanel applications={applications} exampleOffer={exampleOffer} />
})
