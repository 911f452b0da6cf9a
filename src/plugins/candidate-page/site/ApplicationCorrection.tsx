import type { FormErrors } from '@/components/site/submission/postForm'
import {
  currentPageLanguage,
  currentPageWords,
  hrefInCurrentEdition,
} from '@/src/content/currentPageWords'
import { COVER_LETTER_ATTACHED_TEXT } from '@/src/content/storedWords'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { CANDIDATE_PAGE_PATH, LINK_TOKEN_PARAMETER } from '../rules/candidatePage'
import { NOTICE_PARAMETER } from '../rules/candidateSession'
import { candidateWords } from '../words/candidateWords'
import { CorrectionForm } from './CorrectionForm'

type Props = {
  token: string
  values: { candidatePhone?: string; coverLetter?: string }
  errors?: FormErrors
}

/** The form with which a candidate corrects an application. */
export async function ApplicationCorrection({ token, values, errors }: Props) {
  const language = await currentPageLanguage()
  const { save, saving, correctFileHelp: fileHelp } = candidateWords[language]
  const {
    applicationFormWords,
    chosenFileErrorSentences,
    honeypotLabel,
    leaveWhileSendingSentence,
    unexpectedErrorSentence,
  } = await currentPageWords()
  const route = submissionUrl('/api/suivi/corrections', language)
  const page = await hrefInCurrentEdition(CANDIDATE_PAGE_PATH)
  const { coverLetter } = values
  return (
    <CorrectionForm
      action={`${route}${route.includes('?') ? '&' : '?'}${LINK_TOKEN_PARAMETER}=${token}`}
      donePage={`${page}?${LINK_TOKEN_PARAMETER}=${token}&${NOTICE_PARAMETER}=corrected`}
      errors={errors}
      values={{
        ...values,
        coverLetter: coverLetter === COVER_LETTER_ATTACHED_TEXT ? '' : coverLetter,
      }}
      words={{
        ...{ applicationFormWords, chosenFileErrorSentences, honeypotLabel },
        ...{ leaveWhileSendingSentence, unexpectedErrorSentence },
        ...{ save, saving, fileHelp },
      }}
    />
  )
}
