'use client'

import { Button, useAuth, useField, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import {
  isSiteLanguage,
  langAttribute,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import type { ProposableOffer } from '@/src/plugins/answers/rules/offerProposal'
import {
  fillPlaceholders,
  OFFER_PROPOSAL_KIND,
  PLACEHOLDER_KEYS,
  PLACEHOLDER_NAME_BY_KEY,
  type PlaceholderValues,
} from '@/src/plugins/answers/rules/replyTemplate'
import {
  placeholderLabels,
  replyTemplatesText,
  templateWords as words,
} from '@/src/plugins/answers/words/admin/replyTemplates'
import formStyles from './CandidateReplyForm.module.css'
import {
  findUnfilledPlaceholders,
  hasSubjectAndBody,
  withProposedOffer,
} from './candidateReplyDraft'
import styles from './TemplatePreview.module.css'
import { useTemplateTest } from './useTemplateTest'

type PreviewApplication = {
  id: number
  label: string
  values: Record<SiteLanguage, PlaceholderValues>
}

/** Lists the placeholders, previews the template while it is edited, and sends it as a test message to the user. */
export function ReplyTemplatePreviewPanel({
  applications,
  exampleOffer,
}: {
  applications: PreviewApplication[]
  /** The offer with which the proposal of an offer is previewed. */
  exampleOffer: ProposableOffer | null
}) {
  const { value: kind } = useField<string>({ path: 'kind' })
  const { value: subject } = useField<string>({ path: 'subject' })
  const { value: body } = useField<string>({ path: 'body' })
  const { code } = useLocale()
  const { user } = useAuth()
  const [chosenId, chooseId] = useState<number | null>(null)
  const { isSending, send } = useTemplateTest()
  const selectId = useId()
  const language = isSiteLanguage(code) ? code : SOURCE_LANGUAGE
  const application = applications.find(({ id }) => id === chosenId) ?? applications[0]
  const offer = kind === OFFER_PROPOSAL_KIND ? exampleOffer : null
  const values =
    application &&
    withProposedOffer({ language, values: application.values[language] }, offer).values
  const fill = (text = '') => (values ? fillPlaceholders(text, values) : text)
  const text = { subject: fill(subject), body: fill(body) }
  const openPlaceholders = findUnfilledPlaceholders(text)

  return (
    <section className={styles.preview}>
      <h3>{words.placesTitle}</h3>
      <p className={form.hint}>{words.places}</p>
      <dl className={styles.places}>
        {PLACEHOLDER_KEYS.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{{${PLACEHOLDER_NAME_BY_KEY[name]}}}`}</code>
            </dt>
            <dd>{placeholderLabels[name]}</dd>
          </div>
        ))}
      </dl>
      <h3>{replyTemplatesText.preview.label}</h3>
      {application ? (
        <div className={styles.choice}>
          <label htmlFor={selectId}>{words.with}</label>
          <select
            className={formStyles.select}
            id={selectId}
            onChange={({ target }) => chooseId(Number(target.value))}
            value={application.id}
          >
            {applications.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className={form.hint}>{words.noApplication}</p>
      )}
      <div className={styles.letter} lang={langAttribute(SOURCE_LANGUAGE, language)}>
        <strong>{text.subject}</strong>
        <p>{text.body}</p>
      </div>
      {openPlaceholders.length > 0 && <p className={form.hint}>{words.open(openPlaceholders)}</p>}
      <div className={form.actions}>
        <Button
          buttonStyle="secondary"
          disabled={isSending || !hasSubjectAndBody(text)}
          margin={false}
          onClick={() => send({ ...text, language }, user?.email ?? '')}
          size="medium"
        >
          {isSending ? words.testing : words.test}
        </Button>
      </div>
    </section>
  )
}
