import { useParams, useSearchParams } from 'react-router-dom';
import { agreedHours } from '../../../../domain/placements/agreement-text';
import { weekdaysText } from '../../../../domain/placements/weekdays';
import { AgreementTerms } from '../../entities/placement/agreement-terms';
import type { SupervisorPlacementFragment } from '../../graphql/plain';
import { formatPeriod } from '../../lib/period';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { AbsenceCard } from './absence-card';
import { AssessmentCard } from './assessment-card';
import { SignForm } from './sign-form';
import { failureText } from './supervisor-failure';
import { supervisorTexts, type SupervisorTexts } from './supervisor-texts';
import { useSupervisorView } from './use-supervisor-view';
import { WeeksCard } from './weeks-card';

/** The page of a supervisor, who has a link and no account: in Swedish and English, for a phone first. */
export function SupervisorPage() {
  const token = useParams().token ?? '';
  // In the address, so that the page keeps its language when it is loaded again.
  const [params, setParams] = useSearchParams();
  const language = params.get('lang') === 'en' ? 'en' : 'sv';
  const texts = supervisorTexts[language];
  const other = language === 'sv' ? 'en' : 'sv';
  const { placement, failure, retry, ...actions } = useSupervisorView(token);
  return (
    <div lang={language}>
      <PageHeader
        title={texts.title}
        tab={texts.title}
        lead={texts.lead}
        actions={
          <Button
            variant="quiet"
            lang={other}
            onClick={() => setParams(other === 'sv' ? {} : { lang: other }, { replace: true })}
          >
            {texts.other}
          </Button>
        }
      />
      <Grid gap="4">
        {placement === null && <Loading text={texts.loading} lines={6} />}
        {placement === 'dead' && <Message tone="error">{texts.dead}</Message>}
        {placement === 'failed' && (
          <>
            <Message tone="error">{failureText(failure, texts.language)}</Message>
            <Button onClick={retry}>{texts.retry}</Button>
          </>
        )}
        {placement !== null && typeof placement === 'object' && (
          <PlacementView {...{ placement, texts, actions }} />
        )}
      </Grid>
    </div>
  );
}

interface PlacementViewProps {
  placement: SupervisorPlacementFragment;
  texts: SupervisorTexts;
  actions: Pick<ReturnType<typeof useSupervisorView>, 'sign' | 'confirmWeek' | 'reportAbsence' | 'assess'>;
}

function PlacementView({ placement, texts, actions }: PlacementViewProps) {
  const { agreement, startDate, endDate, weeks } = placement;
  // An assessment is offered from the start on, whether there is one or not.
  const hasBegun = weeks.length > 0 || placement.assessment !== null;
  return (
    <>
      <Card title={placement.studentName}>
        <DescriptionList
          items={[
            { term: texts.workplace, value: placement.workplace },
            { term: texts.period, value: formatPeriod(startDate, endDate) },
          ]}
        />
      </Card>
      {hasBegun && <WeeksCard weeks={weeks} texts={texts} confirm={actions.confirmWeek} />}
      {hasBegun && <AbsenceCard {...{ startDate, endDate, weeks, texts }} report={actions.reportAbsence} />}
      <AssessmentCard placement={placement} texts={texts} assess={actions.assess} />
      <Card title={texts.agreement}>
        {agreement === null ? (
          <p>{texts.notSent}</p>
        ) : (
          <Grid gap="3">
            <DescriptionList
              items={[
                { term: texts.period, value: formatPeriod(agreement.startDate, agreement.endDate) },
                {
                  term: texts.workingHours,
                  value: agreedHours[texts.language](agreement.hoursPerWeek, agreement.plannedHours),
                },
                { term: texts.weekdays, value: weekdaysText(agreement.weekdays, texts.language) },
                ...(agreement.goals.length > 0
                  ? [{ term: texts.agreedGoals, value: agreement.goals.join('; ') }]
                  : []),
              ]}
            />
            <AgreementTerms text={texts.language === 'SV' ? agreement.text : agreement.textInEnglish} />
            {agreement.isSignedByWorkplace ? (
              <Message tone="success">{texts.signed}</Message>
            ) : (
              <SignForm texts={texts} sign={(name) => actions.sign(agreement.version, name)} />
            )}
          </Grid>
        )}
      </Card>
    </>
  );
}
