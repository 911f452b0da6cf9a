import type { ExpertisePageContent } from '../../expertisePages/expertisePageContent'

export const infrastructureSecurity: ExpertisePageContent = {
  slug: 'infrastructure-cybersecurity',
  picture: 'infrastructure-security',
  title: 'Infrastructure & Cybersecurity',
  icon: 'shield-check',
  summary:
    'Systems that stay up, and that you can rebuild: cloud, networks, infrastructure as code, security and compliance.',
  metaDescription:
    'Cloud and hybrid hosting, cybersecurity, infrastructure as code, performance, networks, compliance: robust systems, monitored and ready to be rebuilt.',
  intro: [
    'Two questions sum up the state of any infrastructure: how long would it take to rebuild it from nothing, and when was that last tried? Organisations that know the answers come through an outage, a ransomware attack or a change of hosting provider. The others find out on the day. We help our clients move from the second group to the first.',
    'Our team brings together systems engineers, network architects and security specialists who share the same on-call rota. We resell neither hardware nor licences, so no margin colours our recommendations. When a server under your desk is enough, we put that in writing.',
  ],
  servicesHeading: 'Our services',
  services: [
    {
      icon: 'cloud',
      title: 'Cloud and hybrid hosting',
      text: 'Hosting chosen application by application: public cloud, trusted cloud qualified under France’s SecNumCloud scheme, or your own data centre. Migration in waves, costs tracked weekly, an exit clause and an exit plan from the contract onwards.',
    },
    {
      icon: 'shield-check',
      title: 'Cybersecurity',
      text: 'Audit, penetration testing, hardening, alert monitoring and incident response. We start with what stops most attacks: strong authentication, patching, segmentation, and offline backups that have been checked.',
    },
    {
      icon: 'code',
      title: 'Infrastructure as code',
      text: 'Servers, networks, permissions and configuration described in a repository, reviewed and tested like software. A complete environment can be recreated in a few hours, and every change has an author, a date and a reason.',
    },
    {
      icon: 'gauge',
      title: 'Performance',
      text: 'Response times measured as users experience them, realistic load tests, bottlenecks tracked down, databases tuned. We then size to the need actually observed, which often cuts both the bill and the energy used.',
    },
    {
      icon: 'network',
      title: 'Networks',
      text: 'Corporate, multi-site and industrial networks: architecture, Wi-Fi, remote access, segmentation, redundancy. The addressing plan and the documentation are generated from the live configuration, so they are always up to date.',
    },
    {
      icon: 'clipboard-check',
      title: 'Compliance and governance',
      text: 'Preparation for ISO 27001, NIS 2, DORA or the hosting of health data. Short policies, a risk register that is kept up, evidence collected automatically, papers ready for committees: compliance as a by-product of work well done.',
    },
  ],
  approachHeading: 'Our approach to cybersecurity',
  approachIntro:
    'There is no such thing as total security. A level of risk that is known, accepted and reassessed, on the other hand, can be built in four steps.',
  steps: [
    {
      title: 'Assess',
      text: 'An inventory of exposed systems, risk analysis using EBIOS Risk Manager (the French national method), targeted penetration tests. Within five weeks, some ten scenarios ranked by likelihood and severity, in terms an executive board can understand.',
    },
    {
      title: 'Protect',
      text: 'A twelve-month action plan, ordered by the risk reduced for each euro spent. The first thirty days go on quick measures: privileged accounts, strong authentication, backups, overdue patches.',
    },
    {
      title: 'Detect',
      text: 'Collection of the logs that matter, detection rules mapped to MITRE ATT&CK, alert triage by our analysts. Each rule has an owner and a response card; those that serve no purpose are withdrawn.',
    },
    {
      title: 'Respond and recover',
      text: 'A crisis team that rehearses twice a year, contact lists and notification templates ready on paper, restores tested every quarter. After each incident, a blame-free report and dated actions.',
    },
  ],
  callToAction: {
    title: 'Could you rebuild it all?',
    text: 'We can find out together in a day, on a system of your choice. If you have an incident in progress, telephone us: a written message would wait too long.',
    label: 'Request an assessment',
  },
}
