'use client'

import { toast } from '@payloadcms/ui'
import { request } from '@/components/admin/request/request'
import { useAction } from '@/components/admin/request/useAction'
import { failureSentences } from '@/src/content/admin/undelivered'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { MailTest } from '@/src/domain/mails/mailTest'
import type { AnswerText } from '@/src/plugins/answers/rules/answerTemplate'
import { templateWords as words } from '@/src/plugins/answers/words/admin/answerTemplates'

type TestReply = AnswerText & { language: SiteLanguage }

/** Sends the text in the form to the signed-in user as a test, and shows the result of the mail server. */
export function useTemplateTest() {
  const { isBusy, run } = useAction()
  const send = (reply: TestReply, address: string) =>
    void run({
      send: () =>
        request<MailTest>('/api/reponses-candidats/test', { method: 'POST', body: reply }),
      failed: ({ message }) => message ?? words.testFailed,
      onDone: (test) => {
        if (test.state === 'sent') toast.success(words.tested(address))
        else if (test.state === 'keptAsFile') toast.error(words.testKept)
        else toast.error(failureSentences[test.kind], { description: test.answer })
      },
      refresh: 'never',
    })
  return { isSending: isBusy, send }
}
