import type {
  CurriculumVitaeContent,
  JobApplicationContent,
} from '../content/jobApplications/jobApplicationContent'
import { GREY, NAVY, PdfPage } from './PdfPage'

export async function drawCurriculumVitae(
  candidate: JobApplicationContent,
  curriculumVitae: CurriculumVitaeContent,
  date: Date,
): Promise<Buffer> {
  const name = candidate.candidateName
  const page = await PdfPage.blank(`Curriculum vitæ de ${name}`, name, date)
  page.write(name, { size: 24, weight: 'bold', color: NAVY })
  page.write(curriculumVitae.headline, { size: 13, spaceAfter: 4 })
  const contact = [curriculumVitae.city, candidate.candidatePhone, candidate.candidateEmail]
  page.write(contact.filter(Boolean).join('  ·  '), { size: 9.5, color: GREY })
  page.rule(NAVY)
  page.write(curriculumVitae.summary, { spaceAfter: 8 })
  writeHeading(page, 'Expérience professionnelle')
  for (const { period, position, tasks } of curriculumVitae.experiences) {
    page.write(`${period}   ${position}`, { weight: 'bold', spaceAfter: 1 })
    for (const task of tasks) page.write(`–  ${task}`, { indent: 14 })
    page.skip(7)
  }
  writeHeading(page, 'Formation')
  for (const { period, degree } of curriculumVitae.education) page.write(`${period}   ${degree}`)
  page.skip(8)
  writeHeading(page, 'Compétences')
  page.write(curriculumVitae.skills.join('  ·  '), { spaceAfter: 8 })
  writeHeading(page, 'Langues')
  page.write(curriculumVitae.languages)
  return page.toBuffer()
}

function writeHeading(page: PdfPage, heading: string) {
  page.write(heading, { size: 12, weight: 'bold', color: NAVY })
  page.rule()
}
