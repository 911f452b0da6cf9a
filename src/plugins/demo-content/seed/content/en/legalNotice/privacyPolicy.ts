import type { LegalArticleContent } from '@/src/plugins/demo-content/seed/content/legalNotice/articleContent'

export const privacyPolicy: { heading: string; articles: LegalArticleContent[] } = {
  heading: 'Protection of personal data',
  articles: [
    {
      heading: 'Data controller',
      body: [
        'Exemplia, whose contact details appear at the top of this page, is the controller of the processing described below, within the meaning of Regulation (EU) 2016/679 (GDPR) and of French Act No. 78-17 of 6 January 1978. Its data protection officer can be reached at dpo@exemplia.example or by post at the registered office.',
      ],
    },
    {
      heading: 'Data of job applicants',
      body: [
        'The application form collects your name, your email address and, if you wish, your telephone number, CV, covering letter and how you heard about us. Name and email are essential for us to consider the application and reply to you; the rest is optional. In accordance with Article L. 1221-6 of the French Labour Code, only information that is useful for assessing your professional abilities is taken into account: please do not mention your health, your opinions, your family circumstances or your social security number.',
        'This data is used to consider your application and, where applicable, to prepare a contract. The processing is based on pre-contractual steps taken at your request (Article 6(1)(b) of the GDPR) and then, after a refusal, on our legitimate interest in offering you another position and in justifying our decisions (Article 6(1)(f)).',
        'Your application is erased together with its files at the end of the periods stated below the application form, which run from a rejection, from your withdrawal or, if nothing has been decided, from our last contact. A summary without CV, letter or notes (name, email, offer, dates and decision) may then stay in a restricted archive for the period stated there, and is consulted only in case of a dispute. You may ask for it to be erased sooner at any time. If you are recruited, it becomes part of your personnel file. No decision is made by automated means: every application is read by a person.',
      ],
    },
    {
      heading: 'Data of people who write to us',
      body: [
        'The contact form collects your name, email address, subject and message, all of which are needed to reply to you. The processing is based on our legitimate interest in answering the enquiries we receive (Article 6(1)(f)). Messages are erased three years after the last exchange. They are not used to send any advertising.',
      ],
    },
    {
      heading: 'Audience measurement and security',
      body: [
        'Audience measurement is based on your consent (Article 6(1)(a)), which you may withdraw at any time without any effect on your access to the site. Separately, to prevent abusive submissions, the IP address is used for a short time in order to limit the number of forms sent and of pages counted, on the basis of our legitimate interest in protecting the service.',
      ],
    },
    {
      heading: 'Recipients',
      body: [
        'Your data is accessible only to those at Exemplia who need it: recruiters and team managers for applications, the sales team for messages, and site administrators bound by a duty of confidentiality. Our processors, namely the hosting provider, the email delivery service and, when it is enabled, the team messaging service, act on our instructions under a contract that complies with Article 28 of the GDPR.',
        'The data is hosted in the European Union. Should one of these services involve a transfer outside the Union, that transfer would be governed by an adequacy decision or by the European Commission’s standard contractual clauses, a copy of which may be requested from the data protection officer. Your data is never sold.',
      ],
    },
    {
      heading: 'Security',
      body: [
        'Exchanges with the site are encrypted. CVs and letters are kept in a private space, under random names, and can be downloaded only by authorised staff, through links that are valid for sixty seconds. Access is granted to named individuals and withdrawn as soon as the person leaves, and the files we receive are checked before they are stored.',
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'You have the following rights over your data:',
        [
          'access: to know whether we hold data about you and to receive a copy of it;',
          'rectification: to have inaccurate or incomplete data corrected;',
          'erasure: to have your data deleted, your application included;',
          'restriction: to ask for your data to be kept without being used;',
          'objection: to object to processing based on our legitimate interest, on grounds relating to your situation;',
          'portability: to receive, in a commonly used format, the data you have provided, where the processing is based on your consent or on a contract;',
          'withdrawal of consent, at any time and without effect on the past;',
          'instructions: to decide what becomes of your data after your death.',
        ],
        'To exercise them, write to dpo@exemplia.example or by post to the registered office, stating what your request concerns; proof of identity is asked for only in case of reasonable doubt. We reply within one month, which may be extended by two months if the request is complex, in which case we will inform you.',
        'If, after contacting us, you consider that your rights have not been respected, you may lodge a complaint with the French data protection authority, the Commission nationale de l’informatique et des libertés (CNIL), 3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France, or on its website.',
      ],
    },
  ],
}
