'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import { languageNameIn } from '@/src/content/languageNames'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { AnswerTemplateChoice } from '@/src/plugins/answers/queries/findAnswering'
import { likeliestFirst } from '@/src/plugins/answers/rules/answerTemplate'
import { answerWords as words } from '@/src/plugins/answers/words/admin/answers'
import { AnswerFields } from './AnswerFields'
import styles from './AnswerForm.module.css'
import type { ShownAddressee } from './answeringFor'
import { isReady, openPlaceholdersOf } from './draftAnswer'
import { ANSWER_BUTTON, useAnswerForm } from './useAnswerForm'
import { useShownStatus } from './useShownStatus'

type Props = { addressee: ShownAddressee; templates: AnswerTemplateChoice[] }

/** Form for one candidate reply. It suggests the template for the current status; staff edit the text and send it. */
export function AnswerForm({ addressee, templates }: Props) {
  const status = useShownStatus()
  const answer = useAnswerForm({ addressee, status, templates })
  const selectId = useId()
  const { suggested, template, text } = answer
  const language = languageNameIn(SOURCE_LANGUAGE, addressee.language)

  if (!answer.isOpen) {
    return (
      <div className={form.actions}>
        <Button
          buttonStyle="secondary"
          id={ANSWER_BUTTON}
          margin={false}
          onClick={answer.open}
          size="medium"
        >
          {words.open}
        </Button>
        {suggested && addressee.answeredAt === null && (
          <span className={form.hint}>{words.suggested(suggested.title)}</span>
        )}
      </div>
    )
  }
  const openPlaceholders = openPlaceholdersOf(text)
  return (
    <div className={form.form} data-answering>
      <label htmlFor={selectId}>{words.template}</label>
      <select
        className={styles.select}
        id={selectId}
        onChange={({ target }) => answer.choose(target.value ? Number(target.value) : null)}
        ref={answer.first}
        value={template?.id ?? ''}
      >
        <option value="">{words.noTemplate}</option>
        {likeliestFirst(templates, status).map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {answer.isUntranslated && <p className={form.problem}>{words.noText(language)}</p>}
      <AnswerFields language={addressee.language} text={text} write={answer.write} />
      <p className={form.hint}>{words.to(addressee.name, addressee.email, language)}</p>
      {openPlaceholders.length > 0 && (
        <p className={form.problem} role="status">
          {words.held(openPlaceholders)}
        </p>
      )}
      {answer.problem && (
        <p className={form.problem} role="alert">
          {answer.problem}
        </p>
      )}
      <div className={form.actions}>
        <Button disabled={answer.isSending || !isReady(text)} margin={false} onClick={answer.send}>
          {answer.isSending ? words.sending : words.send}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={answer.close}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
