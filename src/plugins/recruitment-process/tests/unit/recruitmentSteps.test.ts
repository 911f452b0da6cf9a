import { expect, test } from 'vitest'
import { completeStepsOrNone } from '@/src/plugins/recruitment-process/rules/recruitmentSteps'
import { replyDaysToShow } from '@/src/plugins/recruitment-process/rules/replyDelay'
import {
  demoRecruitmentSteps,
  englishDemoRecruitmentSteps,
} from '@/src/plugins/recruitment-process/seed/content'
import { recruitmentProcessWordsByLanguage } from '@/src/plugins/recruitment-process/words/recruitmentProcessWordsByLanguage'

test.each([
  [{ answers: 19, medianDays: 6 }, null],
  [{ answers: 0, medianDays: null }, null],
  [{ answers: 20, medianDays: 6.4 }, 6],
  [{ answers: 20, medianDays: 1.5 }, 2],
  [{ answers: 20, medianDays: 0.9 }, 0],
])('%j shows %j days', (delay, days) => {
  expect(replyDaysToShow(delay)).toBe(days)
})

test('The sentence with the median names less than a day, one day and several', () => {
  const { fr, en } = recruitmentProcessWordsByLanguage
  expect([0, 1, 6].map((days) => fr.medianDelay(days))).toEqual([
    'Délai médian de réponse\u00A0: moins d’un jour, sur les douze derniers mois',
    'Délai médian de réponse\u00A0: 1\u00A0jour, sur les douze derniers mois',
    'Délai médian de réponse\u00A0: 6\u00A0jours, sur les douze derniers mois',
  ])
  expect(en.medianDelay(1)).toBe('Median time to an answer: 1 day, over the last twelve months')
})

test('Steps without a description are shown, and untranslated steps hide all', () => {
  const call = { title: 'Appel', duration: '30 minutes' }
  expect(completeStepsOrNone([call])).toEqual([{ ...call, description: null }])
  expect(completeStepsOrNone([call, { title: null, duration: null }])).toEqual([])
  expect(completeStepsOrNone(null)).toEqual([])
})

test('The demo firm has the same four steps in both languages', () => {
  expect([demoRecruitmentSteps.length, englishDemoRecruitmentSteps.length]).toEqual([4, 4])
})
