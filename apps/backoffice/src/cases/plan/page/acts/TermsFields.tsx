import { schedules } from "@yer/api/contract/schedules";
import { useRead, useTheme } from "@yer/api/react";
import { DatePicker, MultiSelect, NumberField, Select, Skeleton } from "@yer/ui";
import type { ChoiceBound, FieldBound } from "../../../../base/forms/endpoint-form.js";
import { usePlanText } from "../../plan-texts.js";
import { FailedRead } from "../../../../base/screen/FailedRead.js";
import { TeamLoad } from "./TeamLoad.js";

/** A schedule's terms as they are written. */
export interface TermsWritten {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly organisationId: string | null;
  readonly people: string[];
  readonly plots: number | null;
}

/** What the fields of a schedule's terms are called. */
export function useTermsLabels() {
  const text = usePlanText();
  return {
    startsOn: text("schedules.column.startsOn"),
    endsOn: text("schedules.column.endsOn"),
    organisationId: text("word.organization"),
    people: text("plan.people"),
    plots: text("plan.plots"),
  };
}

/** Props of {@link TermsFields}. */
export interface TermsFieldsProps {
  readonly neighborhood: string;
  /** The schedule whose terms are written, where it stands already. */
  readonly schedule?: string;
  readonly organisationId: string | null;
  readonly startsOn: FieldBound<string | null>;
  readonly endsOn: FieldBound<string | null>;
  readonly organisation: ChoiceBound;
  readonly people: FieldBound<string[]>;
  readonly plots: FieldBound<number | null>;
}

/** The fields of a schedule's terms: its days, who comes, and how many plots. */
export function TermsFields(props: TermsFieldsProps) {
  const text = usePlanText();
  const { locale } = useTheme();
  const { neighborhood, organisationId, startsOn, endsOn, organisation, people, plots } = props;
  const { data, failure, refetch } = useRead(schedules.teams, { params: { neighborhood } });
  const team = data?.items.find(({ id }) => id === organisationId);
  return (
    <>
      <DatePicker {...startsOn} isRequired width="md" />
      <DatePicker {...endsOn} isRequired width="md" />
      {data ? (
        <>
          <Select
            {...organisation}
            onChange={(id) => {
              organisation.onChange(id);
              // Nobody of one organisation comes for another.
              people.onChange([]);
            }}
            items={data.items.map(({ id, name }) => ({ id, label: name[locale] }))}
            isRequired
          />
          <MultiSelect
            {...people}
            description={text("plan.people.hint")}
            items={(team?.people ?? []).map(({ id, name }) => ({ id, label: name }))}
          />
        </>
      ) : failure ? (
        <FailedRead failure={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
      <NumberField {...plots} minValue={1} maxValue={100_000} isRequired width="sm" />
      <TeamLoad
        neighborhood={neighborhood}
        organisation={organisationId}
        people={people.value}
        from={startsOn.value}
        to={endsOn.value}
        besides={props.schedule}
      />
    </>
  );
}
