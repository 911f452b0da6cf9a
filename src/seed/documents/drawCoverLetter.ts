import type {
  CoverLetterContent,
  JobApplicationContent,
} from '../content/jobApplications/jobApplicationContent'
import { GREY, NAVY, PdfPage } from './PdfPage'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

export async function drawCoverLetter(
  candidate: JobApplicationContent,
  letter: CoverLetterContent,
  date: Date,
): Promise<Buffer> {
  const name = candidate.candidateName
  const page = await PdfPage.blank(`Lettre de motivation de ${name}`, name, date)
  page.write(name, { size: 14, weight: 'bold', color: NAVY })
  const contact = [candidate.candidatePhone, candidate.candidateEmail]
  page.write(contact.filter(Boolean).join('  ·  '), { size: 9.5, color: GREY, spaceAfter: 28 })
  page.write('Exemplia, service du recrutement', { indent: 270 })
  page.write(`Le ${longDate.format(date)}`, { indent: 270, spaceAfter: 28 })
  page.write(`Objet : ${letter.subject}`, { size: 11, weight: 'bold', spaceAfter: 18 })
  for (const paragraph of ['Madame, Monsieur,', ...letter.paragraphs, CLOSING]) {
    page.write(paragraph, { size: 11, spaceAfter: 11 })
  }
  page.skip(16)
  page.write(name, { size: 11, indent: 270 })
  return page.toBuffer()
}

const CLOSING =
  'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.'
