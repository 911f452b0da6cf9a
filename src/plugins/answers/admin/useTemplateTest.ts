'use client'

import { toast } from '@payloadcms/ui'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { deliveryFailureSentences } from '@/src/content/admin/deliveryFailures'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { MailTestResult } from '@/src/domain/mails/mailTest'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import { templateWords as words } from '@/src/plugins/answers/words/admin/replyTemplates'

type TestReply = CandidateReplyText & { language: SiteLanguage }

/** Sends the text in the form to the signed-in user as a test, and shows the result of the mail server. */
export function useTemplateTest() {
  const { isBusy, run } = useRequestAction()
  const send = (reply: TestReply, address: string) =>
    void run({
      send: () =>
        request<MailTestResult>('/api/reponses-candidats/test', { method: 'POST', body: reply }),
      failed: ({ message }) => message ?? words.testFailed,
      onDone: (test) => {
        if (test.state === 'sent') toast.success(words.tested(address))
        else if (test.state === 'keptAsFile') toast.error(words.testKept)
        else toast.error(deliveryFailureSentences[test.kind], { description: test.answer })
      },
      refresh: 'never',
    })
  return { isSending: isBusy, send }
}
