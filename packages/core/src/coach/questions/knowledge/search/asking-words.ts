/** Words that stand in questions about anything and do not say what a question is about. */
export const askingWords: ReadonlySet<string> = new Set(
  `
a an the this that these those i you we it its my your me us our they them someone somebody something anything thing things stuff
is are was were be been am do does did done doing have has had having will would can could should shall may might must
of on at to from by for with into about as if then so because when where which who what how why and or but also in
just only very too some any please pls plz tell explain say said says know knows mean means meant meaning understand want wants need needs
hello hi hey ok okay way ways work works working whats hows wats wat im ive id ill thats theres lets dont cant wont didnt doesnt isnt arent
get gets got there here now really actually exactly basically one use uses using used make makes making write writes writing written
python pythons javascript javascripts typescript js ts py code program programs programming
help question questions ask asks asked like give gives show shows example examples simple syntax language languages difference differences different between vs versus
good best better bad stuck idea well first second third not no never cannot happen happens happened again error errors problem
equivalent counterpart version ever maybe possible supposed correct right wrong whole much lot kind see seen
sure guys man bro sir coach quick quickly question thanks thank anyone people
`
    .trim()
    .split(/\s+/),
);
