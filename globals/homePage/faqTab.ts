import type { Tab } from 'payload'
import { listField } from '@/collections/fields/listField'
import { localizedText, localizedTextarea } from '@/collections/fields/localizedText'
import { homePageText } from '@/src/content/admin/homePage'

const text = homePageText.faq

export const faqTab: Tab = {
  label: homePageText.tabs.faq,
  fields: [
    listField('faq', text.questions, [
      localizedText('question', text.question, { required: true }),
      localizedTextarea('answer', text.answer, { required: true }),
    ]),
  ],
}
