import { AreaPicker } from "@yer/area-picker";
import { type AreaPath, nowhere } from "@yer/area-picker/model";
import { rounds } from "@yer/api/contract/rounds";
import { tashkentDay } from "@yer/api/formats";
import { useSession } from "@yer/api/react";
import { Button, DatePicker, Disclosure, Stack, TextField } from "@yer/ui";
import { useState } from "react";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useAreaLoaders } from "../../applications/form/use-area-loaders.js";
import { useMomentText } from "./moment-texts.js";

interface RoundWritten {
  readonly name: string;
  readonly day: string | null;
  readonly place: AreaPath;
}

/** Makes a round of all plots of a neighbourhood that one's organisation has taken to inspection. */
export function MakeRound() {
  const text = useMomentText();
  const { user } = useSession();
  const loaders = useAreaLoaders();
  const [start] = useState<RoundWritten>(() => ({ name: "", day: tashkentDay(new Date()), place: nowhere }));
  const form = useEndpointForm(rounds.create, {
    start,
    fields: {
      name: text("moment.round.name"),
      day: text("word.date"),
      place: { label: text("moment.round.place"), at: "/neighborhoodId" },
    },
    args: ({ name, day, place }: RoundWritten) => ({
      body: { name, day, neighborhoodId: place.neighborhood ?? "" },
    }),
    done: () => text("moment.round.made"),
  });
  const { values, change, field, errorAt, frame, submit, isSending } = form;
  return (
    <Disclosure title={text("moment.round.make")}>
      <form
        noValidate
        ref={frame}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={3}>
          <FormProblem form={form} />
          <TextField name="name" {...field("name")} isRequired />
          <DatePicker name="day" {...field("day")} isRequired />
          <AreaPicker
            name="place"
            label={text("moment.round.place")}
            value={values.place}
            onChange={(place) => change({ place })}
            error={errorAt("place")}
            loaders={loaders}
            territory={user?.territory ?? "17"}
            isRequired
          />
          <div>
            <Button type="submit" variant="primary" isPending={isSending}>
              {text("moment.round.make")}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
